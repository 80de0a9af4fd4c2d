import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';

/** What the list hears of the input, which was there before it. */
export interface InputListeners {
  readonly focus: () => void;
  readonly change: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly key: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly blur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly press: (event: MouseEvent<HTMLInputElement>) => void;
}

/** What the list says of itself on the input. */
export interface InputAria {
  readonly isExpanded: boolean;
  /** Ids of the list and of the highlighted option. */
  readonly controls: string | undefined;
  readonly active: string | undefined;
}

/** Before there is a list. */
export const NO_LIST: InputAria = { isExpanded: false, controls: undefined, active: undefined };
