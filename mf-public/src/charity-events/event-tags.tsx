import { Tag } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from './event-summary.ts';
import styles from './event-tags.module.css';

/** What matters of an event at a glance: that it was cancelled, goes on now or is about to begin. */
export function EventTags({ event: { cancelled, when } }: { readonly event: EventSummary }) {
  const { t } = useTranslation();
  if (cancelled) return <span className={styles.cancelled}>{t('event.tag.cancelled')}</span>;
  if (when.phase === 'running') return <Tag tone="accent">{t('event.tag.running')}</Tag>;
  return when.near && <Tag tone="accent">{when.near}</Tag>;
}
