import { useWording } from '@ecocircle/app-kit/wording';
import { useMemo } from 'react';
import { Section } from '../../frame/section.tsx';
import { Listed, Notes } from '../../lists/index.ts';
import { actWords } from './act-words.ts';
import styles from './acts-on.module.css';
import { actsOn, type StaffAct } from './model.ts';

function Row({ act }: { readonly act: StaffAct }) {
  const { t, moment } = useWording();
  return (
    <div className={styles.row}>
      <p>{actWords(t, act)}</p>
      {act.note !== '' && <p dir="auto">{act.note}</p>}
      <Notes notes={[act.who, moment(act.at)]} />
    </div>
  );
}

/** What staff did to one thing, on its page. */
export function ActsOn({ area, subject }: { readonly area: string; readonly subject: string }) {
  const { t } = useWording();
  const filter = useMemo(() => ({ area, subject }), [area, subject]);
  return (
    <Section title={t('staffActs.title')}>
      <Listed
        request={actsOn}
        filter={filter}
        label={t('staffActs.title')}
        empty={t('staffActs.nothing')}
        keyOf={({ id }) => id}
        isPart
      >
        {(act) => <Row act={act} />}
      </Listed>
    </Section>
  );
}
