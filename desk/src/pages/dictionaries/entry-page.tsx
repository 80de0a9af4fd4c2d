import { useWording } from '@ecocircle/app-kit/wording';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Card } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { ActFailure } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Failed, Loading } from '../../request-states/index.ts';
import styles from './dictionaries.module.css';
import { EntryForm } from './entry-form.tsx';
import { EntryHistory } from './entry-history.tsx';
import { dictionaryNamed, entry, offering } from './model.ts';
import { Offer } from './offer.tsx';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}

/** One entry: its names, whether it is offered, and what was done with it. */
export function EntryPage() {
  const { t, locale } = useWording();
  const { dictionary: name, id = '' } = useParams();
  const dictionary = dictionaryNamed(name);
  const place = `${dictionary}/${encodeURIComponent(id)}`;
  const [state, want, refresh, leave, forget] = useUnit([
    entry.$state,
    entry.wanted,
    entry.refreshed,
    entry.left,
    offering.left,
  ]);
  useEffect(() => {
    want(place);
    return () => {
      leave();
      forget();
    };
  }, [want, leave, forget, place]);
  if (state.kind === 'failed') return <Failed cause={state.cause} onRetry={() => refresh()} />;
  if (state.kind !== 'ready' || state.params !== place) return <Loading />;
  const shown = state.data;
  return (
    <>
      <PageHead
        title={shown.names[locale] || shown.id}
        lead={shown.id}
        back={`/dictionaries/${dictionary}`}
      />
      <ActFailure act={offering} />
      <div className={styles.sections}>
        <Section title={t('dictionaries.edit')}>
          <EntryForm dictionary={dictionary} shown={shown} />
        </Section>
        <Section title={t('dictionaries.offer')}>
          <Offer dictionary={dictionary} shown={shown} />
        </Section>
        <Section title={t('dictionaries.history')}>
          <EntryHistory history={shown.history} />
        </Section>
      </div>
    </>
  );
}
