import { useWording } from '@ecocircle/app-kit/wording';
import { Tag } from '@ecocircle/ui-kit';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { type Submission, submissions } from './model.ts';

const CHOICES = {
  list: ['open', 'handled', 'spam'],
  kind: ['', 'question', 'contact', 'inquiry'],
} as const;

function Row({ submission }: { readonly submission: Submission }) {
  const { t, moment } = useWording();
  const { reference, kind, fields, sentAt, handled } = submission;
  return (
    <EntryCard
      title={fields.get('name') || fields.get('email') || reference}
      to={`/submissions/${reference}`}
      text={fields.get('text')}
      notes={[reference, fields.get('email') ?? null, moment(sentAt)]}
      tags={
        <>
          <Tag>{t(`submissions.kinds.${kind}`, { defaultValue: kind })}</Tag>
          {handled && <Tag tone="neutral">{t(`submissions.outcomes.${handled.outcome}`)}</Tag>}
        </>
      }
    />
  );
}

/** What people sent through the forms of the portal. */
export function SubmissionsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.submissions')}
      lead={t('submissions.lead')}
      request={submissions}
      choices={CHOICES}
      choiceLabel={(name) => t(`submissions.choices.${name}`)}
      choiceTitle={(name, value) =>
        name === 'list' ? t(`submissions.lists.${value}`) : t(`submissions.kinds.${value || 'all'}`)
      }
      search={t('submissions.search')}
      empty={t('submissions.empty')}
      keyOf={({ reference }) => reference}
    >
      {(one) => <Row submission={one} />}
    </ListPage>
  );
}
