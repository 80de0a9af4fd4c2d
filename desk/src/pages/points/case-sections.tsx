import { useWording } from '@ecocircle/app-kit/wording';
import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { Card, Link, StatusLabel } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { Facts } from '../../lists/index.ts';
import { valueWords } from './change-words.ts';
import type { PointCase } from './model.ts';
import styles from './points.module.css';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}

/** The point as it was sent. */
export function PointFacts({ point }: { readonly point: RecyclingPoint }) {
  const { t, number } = useWording();
  const fact = (name: string) => t(`points.facts.${name}`);
  const { supervisorContacts: contacts } = point;
  return (
    <Section title={t('points.asSent')}>
      <Facts
        facts={[
          [
            fact('status'),
            <StatusLabel key="status" status={point.status}>
              {t(`status.${point.status}`)}
            </StatusLabel>,
          ],
          [fact('reason'), point.declineReason],
          [fact('organization'), point.orgInfo.fullName],
          [fact('address'), point.address],
          [fact('city'), point.city],
          [fact('place'), `${number(point.coords.lat)}; ${number(point.coords.lng)}`],
          [
            fact('materials'),
            point.smrs.map(({ typeId, rate, uom }) => [typeId, number(rate), uom].join(' ')).join('; '),
          ],
          [fact('hours'), point.workingHoursText ?? (point.workingHours && valueWords(point.workingHours))],
          [fact('rules'), point.collectionRules],
          [fact('comment'), point.comment],
          [fact('contact'), [contacts.name, contacts.phone, contacts.email].filter(Boolean).join(', ')],
        ]}
      />
      <ul className={styles.photos}>
        {point.photos.map(({ id, url, thumbnailUrl }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <img src={thumbnailUrl} alt={t('points.photo')} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a revision changes of the public point. */
export function Difference({ difference }: Pick<PointCase, 'difference'>) {
  const { t } = useWording();
  if (difference === null) return null;
  return (
    <Section title={t('points.difference')}>
      {difference.length === 0 && <p>{t('points.noDifference')}</p>}
      {difference.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th>{t('points.field')}</th>
              <th>{t('points.before')}</th>
              <th>{t('points.after')}</th>
            </tr>
          </thead>
          <tbody>
            {difference.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{valueWords(before)}</td>
                <td>{valueWords(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** What stands so near that it may be the same point. */
export function Neighbours({ neighbours }: Pick<PointCase, 'neighbours'>) {
  const { t, counted } = useWording();
  if (neighbours.length === 0) return null;
  return (
    <Section title={t('points.nearby')}>
      <ul className={styles.entries}>
        {neighbours.map(({ id, name, address, status, metres }) => (
          <li key={id}>
            <Link render={<RouterLink to={`/points/${id}`} />}>{name}</Link>
            <p className={styles.note}>
              <span>{counted('points.metres', metres)}</span>
              <span>{address}</span>
              <span>{t(`status.${status}`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Who did what, the newest first. */
export function History({ history }: Pick<PointCase, 'history'>) {
  const { t, moment } = useWording();
  if (history.length === 0) return null;
  return (
    <Section title={t('points.history')}>
      <ol className={styles.entries}>
        {history.map(({ id, at, actor, actorName, action, reason }) => (
          <li key={id}>
            <strong>{t(`points.actions.${action}`)}</strong>
            <p className={styles.note}>
              <span>{actorName || t(`points.actors.${actor}`)}</span>
              <span>{moment(at)}</span>
            </p>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
