import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { ButtonLink, ChevronDownIcon, RouteIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { type RouteLink, routeLinks } from './route-services.ts';
import styles from './routes.module.css';

function Other({ link: { service, href } }: { readonly link: RouteLink }) {
  const { t } = useTranslation();
  const isOutside = service !== 'device';
  return (
    <li>
      <a href={href} className={styles.other} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
        {t(`pointCard.routes.${service}`)}
        {isOutside && <span className="visually-hidden"> {t('pointCard.newTab')}</span>}
      </a>
    </li>
  );
}

/** The way to a point: by what its country uses most at one press, by the others at two, also without scripts. */
export function Routes({ point }: { readonly point: RecyclingPoint }) {
  const { t } = useTranslation();
  const [first, ...others] = routeLinks(point);
  return (
    <div className={styles.routes}>
      <ButtonLink
        href={first.href}
        target="_blank"
        rel="noopener"
        variant="accent"
        size="lg"
        wide
        icon={<RouteIcon />}
      >
        {t('pointCard.route')}
        <span className="visually-hidden">
          {' '}
          {t('pointCard.routeBy', { service: t(`pointCard.routes.${first.service}`) })}
        </span>
      </ButtonLink>
      <details className={styles.more}>
        <summary className={styles.summary}>
          {t('pointCard.routes.by')}
          <ChevronDownIcon size="xsm" className={styles.chevron} />
        </summary>
        <ul className={styles.others}>
          {others.map((link) => (
            <Other key={link.service} link={link} />
          ))}
        </ul>
      </details>
    </div>
  );
}
