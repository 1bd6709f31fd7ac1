import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { importsQuery, isWorkedOn } from './imports/api.ts';
import { ImportList } from './imports/import-list.tsx';
import { PicturesPanel } from './imports/pictures/pictures-panel.tsx';
import { RunPanel } from './imports/run-panel.tsx';
import { SourceForm } from './imports/source-form.tsx';
import '../../../features/staff/audit.css';
import './imports-page.css';

/** A file is previewed first. The address selects one, else the waiting one. */
export function ImportsPage() {
  const { gameid } = useGameConfig();
  const navigate = useNavigate();
  const { run }: { run?: string } = useSearch({ strict: false });
  const runs = useQuery(importsQuery(gameid)).data;
  const waiting = runs?.find((one) => one.state === 'compared' || isWorkedOn(one));
  const shown = run ?? waiting?.id;
  const open = (id: string) =>
    void navigate({ to: '/admin/imports', search: { run: id }, resetScroll: false });
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('adminImports')} lead={pageDescription('adminImports')} />
      <div className="imports">
        <SourceForm onSent={open} />
        {shown !== undefined && <RunPanel key={shown} id={shown} />}
        <PicturesPanel />
        <ImportList openId={shown} onOpen={open} />
      </div>
    </AdminFrame>
  );
}
