import { useWording } from '@ecocircle/app-kit/wording';
import { FIRST_VIEW_ID } from '@ecocircle/shared-contracts';
import { Link, useLoaderData, useNavigation } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyListDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { FoundThings, THINGS_PATH, ThingsSearch } from '../../things/index.ts';
import type { ThingsPageData } from './load-things.ts';
import { SectionLinks } from './section-links.tsx';
import { THING_ORDERS } from './sections-of.ts';
import { ThingSections } from './thing-sections.tsx';
import styles from './things-page.module.css';

/** How the list may be put in order: each is a page of its own. */
function Orders({ order }: Pick<ThingsPageData, 'order'>) {
  const { t } = useTranslation();
  return (
    <nav className={`${styles.orders} no-print`} aria-label={t('things.order.label')}>
      {THING_ORDERS.map((one) => (
        <Link
          key={one}
          to={one === 'group' ? THINGS_PATH : `${THINGS_PATH}?by=${one}`}
          className={styles.order}
          aria-current={one === order ? 'page' : undefined}
          preventScrollReset
        >
          {t(`things.order.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

function Found({ data: { found } }: { readonly data: ThingsPageData }) {
  const { t } = useTranslation();
  const { state } = useNavigation();
  if (found.length > 0)
    return (
      <div aria-busy={state === 'loading'}>
        <FoundThings things={found} />
      </div>
    );
  return (
    <EmptyState
      drawing={emptyListDrawing}
      title={t('things.none.title')}
      text={t('things.none.text')}
      action={<ButtonLink render={<Link to={THINGS_PATH} />}>{t('things.none.action')}</ButtonLink>}
    />
  );
}

/** The dictionary: every thing by group or by letter, and those that are searched for. */
export function Component() {
  const data = useLoaderData() as ThingsPageData;
  const { t, number } = useWording();
  const { total, order, search, sections, found } = data;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('things.title')}</h1>
        <p className={styles.lead}>{t('things.lead', { count: total, number: number(total) })}</p>
        <div className={`${styles.search} no-print`}>
          <ThingsSearch search={search} />
        </div>
        <p className={styles.count} role="status">
          {search && t('things.found', { count: found.length, number: number(found.length) })}
        </p>
      </header>
      <span id={FIRST_VIEW_ID} hidden />
      {search ? (
        <Found data={data} />
      ) : (
        <>
          <Orders order={order} />
          <SectionLinks sections={sections} />
          <ThingSections sections={sections} />
        </>
      )}
    </div>
  );
}
