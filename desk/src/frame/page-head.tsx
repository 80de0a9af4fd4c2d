import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, ButtonLink, Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './page-head.module.css';
import { sectionOf } from './sections.ts';
import { useTrail } from './trail.ts';
import { useTitle } from './use-title.ts';

/** The link back to where somebody came from, or to the list of an entry that was opened by its address alone. */
function useWayBack(list: string | undefined) {
  const { t } = useTranslation();
  const { origin, back } = useTrail();
  const path = origin?.path ?? list;
  if (path === undefined) return null;
  const [, , entry] = new URL(path, location.origin).pathname.split('/');
  return {
    icon: <ArrowLeftIcon size="sm" />,
    render: <RouterLink to={path} state={back} />,
    children: entry === undefined ? t('back') : t(`backTo.${sectionOf(path)}`, { defaultValue: t('back') }),
  };
}

/** The path of an entry's list; undefined on a page of no list. */
interface WayBackProps {
  readonly list?: string | undefined;
}

/** The way back, above the title of a page. */
export function WayBack({ list }: WayBackProps) {
  const way = useWayBack(list);
  return way && <Link variant="standalone" {...way} />;
}

/** The way back where there is nothing else to do. */
export function WayBackButton({ list }: WayBackProps) {
  const way = useWayBack(list);
  return way && <ButtonLink {...way} />;
}

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** The path of the list that the page belongs to. */
  readonly back?: string;
}

/** The head of a page, which also names it in the browser's tab. */
export function PageHead({ title, lead, back }: PageHeadProps) {
  useTitle(title);
  return (
    <header className={styles.head}>
      <WayBack list={back} />
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
