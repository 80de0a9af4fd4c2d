import { useServices } from '@ecocircle/app-kit/remote';
import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Button, ShareIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { CopyButton, EmbedButton } from '../embed/index.ts';
import { ReportProblem } from '../report-form/index.ts';
import styles from './card-actions.module.css';

const DECIMALS = 6;

/** Latitude and longitude as every map takes them. */
const coordinatesOf = ({ coords: { lat, lng } }: RecyclingPoint): string =>
  [lat, lng].map((degrees) => Number(degrees.toFixed(DECIMALS))).join(', ');

const pathOf = ({ id }: RecyclingPoint): string => `/recycling-points/${id}`;

/** What else can be done with a point: handing it on, and taking its place along. */
export function CardActions({ point }: { readonly point: RecyclingPoint }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const share = (): void => dialogs.share({ title: point.name, text: point.address, url: pathOf(point) });
  return (
    <div className={`${styles.actions} no-print`}>
      <Button variant="ghost" size="sm" icon={<ShareIcon size="sm" />} onClick={share}>
        {t('cardActions.share')}
      </Button>
      <CopyButton text={coordinatesOf(point)}>{t('cardActions.copyCoordinates')}</CopyButton>
    </div>
  );
}

/** What few come for: saying that something is wrong, and showing the point on another site. */
export function CardFoot({ point }: { readonly point: RecyclingPoint }) {
  return (
    <div className={styles.foot}>
      <ReportProblem point={point} />
      <EmbedButton path={pathOf(point)} />
    </div>
  );
}
