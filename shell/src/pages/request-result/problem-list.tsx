import {
  type FieldProblem,
  type FieldRule,
  problemText,
  SUBMISSION_LIMITS,
} from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import styles from './request-result-page.module.css';

const FIELDS = ['orgName', 'name', 'city', 'email', 'phone', 'text'] as const;

type Field = (typeof FIELDS)[number];

/** The rules that the fields of public forms have. */
const RULES = ['required', 'email', 'phone', 'maxLength'] as const satisfies readonly FieldRule[];

const LIMITS: Readonly<Partial<Record<Field, number>>> = SUBMISSION_LIMITS;

function problemIn(search: URLSearchParams, field: Field): FieldProblem | null {
  const rule = RULES.find((known) => known === search.get(field));
  if (!rule) return null;
  const max = LIMITS[field];
  return max === undefined ? { rule } : { rule, max };
}

/** The fields that the address names, each with the rule that it broke. */
export function ProblemList() {
  const { t, i18n } = useTranslation();
  const search = new URLSearchParams(useLocation().search);
  const found = FIELDS.flatMap((field) => {
    const problem = problemIn(search, field);
    return problem ? [{ field, problem }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="request-problems">
      <h2 id="request-problems" className={styles.problemsTitle}>
        {t('requestResult.invalid.problems')}
      </h2>
      <dl>
        {found.map(({ field, problem }) => (
          <div key={field}>
            <dt>{t(`dialogs.fields.${field}`)}</dt>
            <dd>{problemText(i18n, problem)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
