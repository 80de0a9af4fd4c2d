import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { CalendarIcon, ChipLink, EventKindIcon, MapPinIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventFilter, eventsHref } from '../../event-filter/index.ts';
import type { EventsPageData } from './load-events.ts';
import styles from './quick-filters.module.css';

interface QuickFilter {
  readonly words: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly chosen: Partial<EventFilter>;
  readonly cleared: Partial<EventFilter>;
}

function useKinds({ kind: current }: EventFilter): QuickFilter[] {
  const { t } = useTranslation();
  return EVENT_KINDS.map((kind) => ({
    words: t(`kind.${kind}`),
    icon: <EventKindIcon kind={kind} size="sm" />,
    isOn: kind === current,
    chosen: { kind },
    cleared: { kind: '' },
  }));
}

function useNearest({ filter, ownCity }: EventsPageData): QuickFilter[] {
  const { t } = useTranslation();
  return [
    {
      words: t('events.weekend'),
      icon: <CalendarIcon size="sm" />,
      isOn: filter.days === 'weekend',
      chosen: { days: 'weekend', from: '', to: '', when: 'upcoming' },
      cleared: { days: '' },
    },
    {
      words: ownCity.name,
      icon: <MapPinIcon size="sm" />,
      isOn: filter.city === ownCity.written,
      chosen: { city: ownCity.written },
      cleared: { city: '' },
    },
  ];
}

/** What is asked for most, each by one press: this weekend, the own city, and where the form is a sheet the kinds. */
export function QuickFilters({ data }: { readonly data: EventsPageData }) {
  const { filter } = data;
  const { t } = useTranslation();
  const chip = ({ words, icon, isOn, chosen, cleared }: QuickFilter, className?: string) => (
    <li key={words} className={className}>
      <ChipLink
        render={
          <Link
            to={eventsHref({ ...filter, ...(isOn ? cleared : chosen), page: 1 })}
            preventScrollReset
            viewTransition
          />
        }
        icon={icon}
        current={isOn}
        aria-current={isOn || undefined}
      >
        {words}
      </ChipLink>
    </li>
  );
  const [nearest, kinds] = [useNearest(data), useKinds(filter)];
  return (
    <ul className={styles.chips} aria-label={t('events.quick')}>
      {nearest.map((one) => chip(one))}
      {kinds.map((one) => chip(one, styles.kind))}
    </ul>
  );
}
