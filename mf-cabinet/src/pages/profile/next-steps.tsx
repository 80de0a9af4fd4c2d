import { Link } from '@ecocircle/shared-contracts/router';
import {
  CalendarIcon,
  Card,
  ChevronRightIcon,
  cardLinkClass,
  classNames,
  type IconComponent,
  MapIcon,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './next-steps.module.css';

const STEPS: readonly {
  readonly key: 'map' | 'events';
  readonly to: string;
  readonly Icon: IconComponent;
}[] = [
  { key: 'map', to: '/recycling-points', Icon: MapIcon },
  { key: 'events', to: '/charity-events', Icon: CalendarIcon },
];

/** Links to the public part of the portal. */
export function NextSteps({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="next-steps" className={className}>
      <h2 id="next-steps" className={styles.title}>
        {t('profile.next.title')}
      </h2>
      <ul className={styles.steps}>
        {STEPS.map(({ key, to, Icon }) => (
          <Card key={key} as="li" tone="soft" interactive className={styles.step}>
            <Icon size="lg" className={styles.icon} />
            <div>
              <Link to={to} className={classNames(cardLinkClass, styles.name)}>
                {t(`profile.next.${key}.title`)}
              </Link>
              <p className={styles.text}>{t(`profile.next.${key}.text`)}</p>
            </div>
            <ChevronRightIcon size="sm" className={styles.icon} />
          </Card>
        ))}
      </ul>
    </nav>
  );
}
