import { languageOfField, type PointChange } from '@ecocircle/shared-contracts';
import type { ReactElement } from 'react';
import styles from './organization-changes.module.css';

interface OrganizationChangesProps {
  readonly difference: readonly PointChange[];
  /** What a field is called. */
  readonly nameOf: (field: string) => string;
  /** Stands where a field said nothing. */
  readonly empty: string;
  /** Stands for a logo, which is only there or not. */
  readonly picture: string;
}

/** The fields of an organisation's page that a change changed, each with what it said and what it says. */
export function OrganizationChanges(props: OrganizationChangesProps): ReactElement {
  const { difference, nameOf, empty, picture } = props;
  const words = (field: string, value: unknown): string => {
    if (value === '' || value === null) return empty;
    return field === 'logoId' ? picture : String(value);
  };
  return (
    <dl className={styles.changes}>
      {difference.map(({ field, before, after }) => {
        const lang = languageOfField(field) ?? undefined;
        return (
          <div key={field} className={styles.change}>
            <dt>{nameOf(field)}</dt>
            <dd>
              <del lang={lang}>{words(field, before)}</del>
              <ins lang={lang}>{words(field, after)}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
