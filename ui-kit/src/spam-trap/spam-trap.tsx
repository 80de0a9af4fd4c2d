import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './spam-trap.module.css';

const FIELD = 'website';

/**
 * A field that only robots fill in. It is not rendered visibly, read out, reached by keyboard or filled by the
 * browser; `SpamTrap.fieldName` is its name in the form's data.
 *
 * @example
 * <form><SpamTrap />…</form>
 */
export function SpamTrap(): ReactElement {
  return (
    <div className={classNames('visually-hidden', styles.trap)} aria-hidden="true" inert>
      <input type="text" name={FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

SpamTrap.fieldName = FIELD;
