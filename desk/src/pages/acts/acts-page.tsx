import { useWording } from '@ecocircle/app-kit/wording';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { actWords, pageOf } from './act-words.ts';
import { acts, type StaffAct } from './model.ts';

function Row({ act }: { readonly act: StaffAct }) {
  const { t, moment } = useWording();
  const to = pageOf(act);
  return (
    <EntryCard
      title={actWords(t, act)}
      {...(to !== undefined && { to })}
      text={act.note}
      notes={[act.who, moment(act.at), act.subject]}
    />
  );
}

/** Everything that staff did, the newest first. */
export function ActsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.acts')}
      lead={t('staffActs.lead')}
      request={acts}
      empty={t('staffActs.empty')}
      keyOf={({ id }) => id}
    >
      {(act) => <Row act={act} />}
    </ListPage>
  );
}
