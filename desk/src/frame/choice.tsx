import { ChipLink } from '@ecocircle/ui-kit';
import styles from './choice.module.css';
import { BesideLink } from './onward-link.tsx';

interface ChoiceProps<Id extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly title: string; readonly path: string }[];
  readonly value: Id;
}

/** Links to a few lists, side by side, of which one shows. */
export function Choice<Id extends string>({ label, choices, value }: ChoiceProps<Id>) {
  return (
    <nav aria-label={label} className={styles.choice}>
      {choices.map(({ id, title, path }) => (
        <ChipLink key={id} current={id === value} render={<BesideLink to={path} />}>
          {title}
        </ChipLink>
      ))}
    </nav>
  );
}
