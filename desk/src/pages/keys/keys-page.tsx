import { useWording } from '@ecocircle/app-kit/wording';
import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ActResult } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Section, Sections } from '../../frame/section.tsx';
import { Entries, Notes } from '../../lists/index.ts';
import { Failed, Loading } from '../../request-states/index.ts';
import { type Key, type Keys, keys, rotation } from './model.ts';
import { Rotate } from './rotate.tsx';

function Row({ entry: { id, state, madeAt, endsAt } }: { readonly entry: Key }) {
  const { t, moment } = useWording();
  return (
    <li>
      <code>{id}</code>
      <Notes
        notes={[
          t(`keys.states.${state}`),
          madeAt && t('keys.made', { moment: moment(madeAt) }),
          endsAt && t('keys.ends', { moment: moment(endsAt) }),
        ]}
      />
    </li>
  );
}

function Shown({ areGiven, keys: all }: Keys) {
  const { t } = useWording();
  return (
    <Sections>
      {areGiven ? <Banner label={t('keys.givenLabel')}>{t('keys.given')}</Banner> : <Rotate />}
      <Section title={t('keys.list')}>
        <Entries>
          {all.map((key) => (
            <Row key={key.id} entry={key} />
          ))}
        </Entries>
      </Section>
    </Sections>
  );
}

/** The keys that sign the access tokens of the portal: which there are, and a new one. */
export function KeysPage() {
  const { t } = useWording();
  const [state, want, refresh, leave] = useUnit([keys.$state, keys.wanted, keys.refreshed, keys.left]);
  useEffect(() => {
    want(null);
    return leave;
  }, [want, leave]);
  return (
    <>
      <PageHead title={t('sections.keys')} lead={t('keys.lead')} />
      <ActResult act={rotation} text={t('keys.rotated')} />
      {state.kind === 'failed' && <Failed cause={state.cause} onRetry={() => refresh()} />}
      {(state.kind === 'idle' || state.kind === 'pending') && <Loading />}
      {state.kind === 'ready' && <Shown {...state.data} />}
    </>
  );
}
