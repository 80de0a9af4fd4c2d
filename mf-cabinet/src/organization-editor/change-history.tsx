import { OrganizationChanges } from '@ecocircle/app-kit/organization-changes';
import type { RequestState } from '@ecocircle/app-kit/request';
import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO, languageOfField, type OrganizationHistoryEntry } from '@ecocircle/shared-contracts';
import { Button, Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { RequestFailed } from '../request-states/index.ts';
import type { HistoryWish, LoadedHistory } from './calls.ts';
import styles from './change-history.module.css';
import { history } from './model.ts';
import { Section } from './section.tsx';

function useFieldName() {
  const { t } = useWording();
  return (field: string): string => {
    const locale = languageOfField(field);
    if (locale) return t('organization.about.label', { language: LOCALE_INFO[locale].name });
    return t(`organization.field.${field === 'logoId' ? 'logo' : field}`);
  };
}

function Entry({ entry }: { readonly entry: OrganizationHistoryEntry }) {
  const { t, moment } = useWording();
  const nameOf = useFieldName();
  const fields = entry.difference.map(({ field }) => nameOf(field)).join(', ');
  return (
    <details className={styles.entry}>
      <summary>
        <span className={styles.head}>
          <strong>{entry.actorName || t('organization.history.gone')}</strong>
          <span className={styles.note}>{moment(entry.at)}</span>
        </span>
        <span className={styles.note}>{fields}</span>
      </summary>
      <div className={styles.changes}>
        <OrganizationChanges
          difference={entry.difference}
          nameOf={nameOf}
          empty={t('conflict.empty')}
          picture={t('organization.conflict.picture')}
        />
      </div>
    </details>
  );
}

interface ListProps {
  readonly state: Extract<RequestState<HistoryWish, LoadedHistory>, { kind: 'ready' }>;
}

function List({ state: { data, params, refreshing } }: ListProps) {
  const { t } = useWording();
  const want = useUnit(history.wanted);
  const { entries, next } = data;
  if (entries.length === 0) return <p className={styles.note}>{t('organization.history.none')}</p>;
  return (
    <>
      <ol className={styles.entries} aria-busy={refreshing}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {next !== null && (
        <Button variant="secondary" loading={refreshing} onClick={() => want({ id: params.id, after: next })}>
          {t('organization.history.more')}
        </Button>
      )}
    </>
  );
}

/** Who changed what of the page, the newest change first. */
export function ChangeHistory({ id }: { readonly id: string }) {
  const [state, want, retry, leave] = useUnit([
    history.$state,
    history.wanted,
    history.refreshed,
    history.left,
  ]);
  useEffect(() => {
    want({ id, after: null });
    return leave;
  }, [id, want, leave]);
  return (
    <Section name="history">
      {state.kind === 'failed' && (
        <RequestFailed about="organizationHistory" cause={state.cause} onRetry={() => retry()} level={3} />
      )}
      {state.kind === 'ready' && <List state={state} />}
      {(state.kind === 'idle' || state.kind === 'pending') && <Skeleton lines={3} />}
    </Section>
  );
}
