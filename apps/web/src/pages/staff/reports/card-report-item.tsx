import { BANNER_KEYS } from '@deckframe/domain/community/profile/cosmetics';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCategoryWords } from '#features/cards/card-report/use-category-words.ts';
import { useAppServices } from '#lib/app-services.ts';
import { cosmeticName, communityText, errorText } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { CARD_REPORTS, type CardReport } from './report-api.ts';
import { ReplyPicker } from './reply-picker.tsx';

const paramsOf = ({ game, id }: CardReport) => ({ game, reportId: id });

/** Reopens an answered report, also from a toast on another page. */
function useReopenCard(): (report: CardReport) => Promise<void> {
  const { t } = useLingui();
  const services = useAppServices();
  const client = useQueryClient();
  return (report) =>
    runWrite(services, {
      send: (key) =>
        services.api('DELETE /api/admin/games/:game/card-reports/:reportId/resolution', {
          params: paramsOf(report),
          key,
        }),
      done: async () => {
        await client.invalidateQueries({ queryKey: [CARD_REPORTS] });
        toasts.show({ kind: 'success', title: t`Undone. The report is open again.` });
      },
      // The failure was already shown.
    }).catch(() => {});
}

const MESSAGE_MAX = 500;

/** Answers all reporters, optionally with a banner as reward. */
function ResolveForm({ report }: { report: CardReport }) {
  const { t } = useLingui();
  const reopen = useReopenCard();
  const [message, setMessage] = useState('');
  const [banner, setBanner] = useState('');
  const [notify, setNotify] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useApiWrite(
    'PUT /api/admin/games/:game/card-reports/:reportId/resolution',
    {
      invalidates: [CARD_REPORTS],
      done: () => {
        const action = { label: t`Undo`, onPress: () => void reopen(report) };
        toasts.show({ kind: 'success', title: communityText('reportResolved'), action });
      },
      failure: (error) => {
        setFault(errorText(error));
        return null;
      },
    },
  );
  const submit = () => {
    if (message.trim() === '') setFault(t`Say in a few words what came of it.`);
    else
      mutate({
        params: paramsOf(report),
        body: { message: message.trim(), banner: banner === '' ? null : banner, notify },
      });
  };
  const banners = BANNER_KEYS.map((key) => ({
    value: key,
    label: cosmeticName({ kind: 'banner', key }),
  }));
  return (
    <div className="report__answer">
      <TextAreaField
        label={t`Answer`}
        hint={t`Everyone who reported it can read this.`}
        error={fault}
        value={message}
        maxLength={MESSAGE_MAX}
        rows={2}
        onChange={(event) => {
          setFault(null);
          setMessage(event.target.value);
        }}
      />
      <ReplyPicker
        text={message}
        max={MESSAGE_MAX}
        onInsert={(text) => {
          setFault(null);
          setMessage(text);
        }}
      />
      <SelectField
        label={t`Banner as a reward`}
        value={banner}
        options={[{ value: '', label: t({ message: 'None', context: 'badge' }) }, ...banners]}
        onChange={(event) => setBanner(event.target.value)}
      />
      <Checkbox
        label={t`Send a notification`}
        checked={notify}
        onChange={(event) => setNotify(event.target.checked)}
      />
      <div className="report__acts">
        <Button variant="primary" busy={isPending} onClick={submit}>
          <Trans>Resolve</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The answer and its author, with undo. */
function CardAnswer({ report }: { report: CardReport }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const [isBusy, setBusy] = useState(false);
  const reopen = useReopenCard();
  const age = sayAge(i18n.locale, report.updatedAt, now);
  const by = report.resolvedBy ?? '–';
  const { bannerReward: key } = report;
  const reward = key === null ? null : cosmeticName({ kind: 'banner', key });
  return (
    <>
      <p className="report__reason">{report.treatmentMessage}</p>
      <p className="report__removal">
        {reward !== null && `${t`Reward: ${reward} (banner)`} · `}
        <Trans>
          {by}, <time dateTime={report.updatedAt}>{age}</time>
        </Trans>
      </p>
      <div className="report__acts">
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void reopen(report).finally(() => setBusy(false));
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
    </>
  );
}

type Reporter = CardReport['reporter'];

/** REPT-07, REPT-08: a member's name, or a substitute. */
function useReporterWords(): (reporter: Reporter) => string {
  const { t } = useLingui();
  return ({ kind, name }) => {
    if (kind === 'system') return t`System`;
    if (kind === 'anonymous') return t`Anonymous`;
    return kind === 'unknown' ? t`Unknown` : name;
  };
}

/** An error on a card: reporters' texts, and the answer or its form. */
export function CardReportItem({ report }: { report: CardReport }) {
  const { t } = useLingui();
  const reporterWords = useReporterWords();
  // Reports of the system and of old data have no reporter rows.
  const first = { reporter: report.reporter, printing: report.printing, source: '' };
  const voices = report.voices.length > 0 ? report.voices : [{ ...first, message: report.message }];
  return (
    <Panel className="report">
      <CardReportHead report={report} />
      {voices.map(({ reporter, printing, message, source }) => {
        const by = reporterWords(reporter);
        return (
          <blockquote key={`${reporter.name} ${message}`} className="report__words">
            {message}
            <footer className="report__voice">
              {by} · {printing}
              {source !== '' && ` · ${t`source: ${source}`}`}
            </footer>
          </blockquote>
        );
      })}
      {report.treated ? <CardAnswer report={report} /> : <ResolveForm report={report} />}
    </Panel>
  );
}

function CardReportHead({ report }: { report: CardReport }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const words = useCategoryWords();
  const by = useReporterWords()(report.reporter);
  const age = sayAge(i18n.locale, report.createdAt, now);
  const path = fillPath(getPage('card').path, { cardno: report.printing });
  const { members } = report;
  return (
    <header className="report__head">
      <Tag>{words[report.category]}</Tag>
      <strong>{report.name ?? report.cardId}</strong>
      <span className="report__by">
        <Trans>
          reported by {by}, <time dateTime={report.createdAt}>{age}</time>
        </Trans>
        {members > 1 && ` · ${plural(members, { one: '# member', other: '# members' })}`}
      </span>
      <a className="report__open" href={`${gameBasePath(report.game)}${path}`}>
        {t`Open the card`}
      </a>
    </header>
  );
}
