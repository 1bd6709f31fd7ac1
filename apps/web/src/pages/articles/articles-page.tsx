import { CONTENT_TYPES, type ContentType } from '@deckframe/domain/creators/contents/content';
import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ContentGrid } from '#features/creators/contents/shown/content-grid.tsx';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { ArticleView } from './article-view.tsx';
import '../creators/articles/articles-page.css';

/** What members have published about the game; with an id, the article itself. */
export function ArticlesPage() {
  const { contentId } = useParams({ strict: false });
  if (contentId !== undefined) return <ArticleView key={contentId} contentId={contentId} />;
  return <ArticleList />;
}

function ArticleList() {
  const { t } = useLingui();
  const [type, setType] = useState<ContentType | 'all'>('all');
  const words = { article: t`Articles`, guide: t`Guides`, video: t`Videos` };
  return (
    <div className="wrap articles">
      <PageHeading title={pageTitle('articles')} lead={pageDescription('articles')} />
      <Segmented
        label={t`Type`}
        value={type}
        onChange={setType}
        options={[
          { value: 'all', label: t`All` },
          ...CONTENT_TYPES.map((value) => ({ value, label: words[value] })),
        ]}
      />
      <ContentGrid
        asked={type === 'all' ? {} : { type }}
        level={2}
        withAuthor
        empty={
          <EmptyState level={2} title={t`Nothing published yet`}>
            {t`Articles, guides and videos of members will be listed here.`}
          </EmptyState>
        }
      />
    </div>
  );
}
