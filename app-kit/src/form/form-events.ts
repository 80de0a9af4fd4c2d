import { createEvent } from 'effector';
import type { Outcome } from './answer.ts';
import type { Beside, Change } from './form-options.ts';
import type { ListChange } from './rows.ts';

/** What happens to a form. */
export const createFormEvents = <Values, Opening, Part extends string, Reason extends string>() => ({
  opened: createEvent<Opening>(),
  left: createEvent(),
  /** Its fields are painted, or are taken away. */
  shown: createEvent<boolean>(),
  /** The form is about to be filled. */
  rulesWanted: createEvent(),
  changed: createEvent<Change<Values>>(),
  fieldLeft: createEvent<string>(),
  rowsChanged: createEvent<ListChange>(),
  startedOver: createEvent(),
  submitted: createEvent<Beside>(),
  /** Back from how it ended to the fields as they were. */
  fieldsWanted: createEvent(),
  /** Back from how it ended to one more form. */
  anotherWanted: createEvent(),
  /** The values that an opening begins with. */
  begun: createEvent<{ readonly values: Values; readonly isRestored: boolean }>(),
  /** A submit that counts: none is under way. */
  pressed: createEvent<Beside>(),
  /** A submit that keeps all rules. */
  accepted: createEvent<Beside>(),
  /** The fields that keep the form from being sent. */
  refused: createEvent<readonly string[]>(),
  /** How the latest attempt ended. */
  answered: createEvent<Outcome<Part, Reason>>(),
  /** Everything that an attempt wanted is sent; `isLate` when nobody looks any more. */
  completed: createEvent<{ readonly isLate: boolean }>(),
});

/** The events of a form. */
export type FormEvents<Values, Opening, Part extends string, Reason extends string> = ReturnType<
  typeof createFormEvents<Values, Opening, Part, Reason>
>;
