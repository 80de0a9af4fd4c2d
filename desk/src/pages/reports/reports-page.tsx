import { useWording } from '@ecocircle/app-kit/wording';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { type Report, reports } from './model.ts';

const CHOICES = { list: ['open', 'settled'] } as const;

function Row({ report }: { readonly report: Report }) {
  const { t, moment } = useWording();
  const { id, kind, text, sentAt, pointName, pointAddress, settled } = report;
  return (
    <EntryCard
      title={t(`reports.kinds.${kind}`)}
      to={`/reports/${id}`}
      text={text}
      notes={[pointName, pointAddress, moment(sentAt), settled && t(`reports.outcomes.${settled.outcome}`)]}
    />
  );
}

/** What visitors report: what waits longest first, and what was settled. */
export function ReportsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.reports')}
      lead={t('reports.lead')}
      request={reports}
      choices={CHOICES}
      choiceLabel={() => t('reports.which')}
      choiceTitle={(_, list) => t(`reports.lists.${list}`)}
      empty={t('reports.empty')}
      keyOf={({ id }) => id}
    >
      {(one) => <Row report={one} />}
    </ListPage>
  );
}
