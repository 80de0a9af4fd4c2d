import {
  type FieldName,
  type FieldProblem,
  type FieldRule,
  type FormField,
  PORTAL_FORMS,
  problemText,
} from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import styles from './request-result-page.module.css';

/** A form of its own asks for it: none of its boxes may be ticked. */
const MATERIALS = { name: 'materials', required: true, control: 'choice', choices: [] } as const;

/** The fields of all forms that a browser may send by itself, in the order of the longest. A choice cannot be wrong there. */
const FIELDS: ReadonlyMap<string, FormField> = new Map<FieldName | typeof MATERIALS.name, FormField>([
  [MATERIALS.name, MATERIALS],
  ...Object.values(PORTAL_FORMS)
    .toSorted((one, other) => other.fields.length - one.fields.length)
    .flatMap(({ fields }) => [...fields])
    .filter(({ control }) => control !== 'choice')
    .map((field) => [field.name, field] as const),
]);

/** The keys of an address that says what is wrong. */
export const PROBLEM_KEYS: readonly string[] = [...FIELDS.keys()];

const RULES = ['required', 'material', 'email', 'phone', 'maxLength'] as const satisfies readonly FieldRule[];

function problemIn(search: URLSearchParams, field: FormField): FieldProblem | null {
  const rule = RULES.find((known) => known === search.get(field.name));
  if (!rule) return null;
  return 'limit' in field ? { rule, max: field.limit } : { rule };
}

export function ProblemList() {
  const { t, i18n } = useTranslation();
  const search = new URLSearchParams(useLocation().search);
  const found = [...FIELDS].flatMap(([name, field]) => {
    const problem = problemIn(search, field);
    return problem ? [{ name, problem }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="request-problems">
      <h2 id="request-problems" className={styles.problemsTitle}>
        {t('requestResult.invalid.problems')}
      </h2>
      <dl>
        {found.map(({ name, problem }) => (
          <div key={name}>
            <dt>{t(`dialogs.fields.${name}`)}</dt>
            <dd>{problemText(i18n, problem)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
