import { useServices } from '@ecocircle/app-kit/remote';
import { Button, CalendarIcon, CopyIcon, Link as KitLink, useBrowserFact } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { feedPath } from '../../event-filter/index.ts';
import layout from '../../layout/layout.module.css';
import type { EventsPageData } from './load-events.ts';
import styles from './subscribe.module.css';

/** The host that the page was loaded from, once hydrated: the server's render does not know the visitor's. */
const useHost = (): string | null => useBrowserFact(() => location.host, null);

function CopyAddress({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      notifications.show({ kind: 'success', title: t('events.subscribe.copied') });
    } catch {
      notifications.show({ kind: 'error', title: t('events.subscribe.notCopied') });
    }
  };
  return (
    <Button
      className={styles.copy}
      variant="ghost"
      size="sm"
      icon={<CopyIcon size="sm" />}
      onClick={() => void copy()}
    >
      {t('events.subscribe.copy')}
    </Button>
  );
}

/** Ways to be told of what is chosen: the own calendar, Google's, a feed reader. */
export function Subscribe({ filter }: Pick<EventsPageData, 'filter'>) {
  const { t } = useTranslation();
  const { locale } = useServices();
  const host = useHost();
  const calendar = feedPath('ics', filter, locale);
  const subscription = host ? `webcal://${host}${calendar}` : calendar;
  const google = new URLSearchParams({ cid: subscription });
  return (
    <section className={`${styles.subscribe} no-print`} aria-labelledby="subscribe">
      <h2 id="subscribe" className={styles.title}>
        {t('events.subscribe.title')}
      </h2>
      <p className={layout.small}>{t('events.subscribe.text')}</p>
      <ul className={styles.ways}>
        <li>
          <KitLink variant="standalone" href={subscription} icon={<CalendarIcon size="sm" />}>
            {t('events.subscribe.calendar')}
          </KitLink>
        </li>
        <li className={styles.needsHost}>
          <KitLink
            variant="standalone"
            href={`https://calendar.google.com/calendar/r?${google}`}
            target="_blank"
            rel="noopener"
          >
            {t('events.subscribe.google')}
            <span className="visually-hidden"> {t('newTab')}</span>
          </KitLink>
        </li>
        <li>
          <KitLink variant="standalone" href={feedPath('rss', filter, locale)} type="application/rss+xml">
            {t('events.subscribe.rss')}
          </KitLink>
        </li>
      </ul>
      <CopyAddress path={calendar} />
    </section>
  );
}
