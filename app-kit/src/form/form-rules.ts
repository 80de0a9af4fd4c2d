import type { FieldProblems } from '@ecocircle/shared-contracts';
import { attach, combine, createStore, sample } from 'effector';
import type { FormEvents } from './form-events.ts';
import type { Check, FormOptions } from './form-options.ts';

const NO_PROBLEMS: FieldProblems = {};
const nothingWrong = () => NO_PROBLEMS;

/** The rules as far as they are there; `wasTried` says that loading them began. */
interface Rules<Values> {
  readonly check: Check<Values> | null;
  readonly wasTried: boolean;
}

/** How far the rules are: they are absent before they are wanted, and when they did not load. */
export type RulesStatus = 'ready' | 'loading' | 'absent';

/** The rules, loaded when they are wanted. A failed load is tried again by the next focus and the next submit. */
export function createRules<Values extends object, Opening, Part extends string, Reason extends string>(
  { check = nothingWrong, rules, isChecked = 'opened' }: FormOptions<Values, Opening, Part, Reason>,
  { opened, shown, changed, rowsChanged, rulesWanted }: FormEvents<Values, Opening, Part, Reason>,
) {
  const $opening = createStore<{ readonly opening: Opening } | null>(null).on(opened, (_, opening) => ({
    opening,
  }));
  const loadRulesFx = attach({
    source: $opening,
    effect: async (given): Promise<Check<Values>> => (await rules?.(given?.opening ?? null)) ?? nothingWrong,
  });
  const $rules = createStore<Rules<Values>>({ check: rules ? null : check, wasTried: false })
    .on(loadRulesFx, (before) => ({ ...before, wasTried: true }))
    .on(loadRulesFx.doneData, (_, loaded) => ({ check: loaded, wasTried: true }));
  const $status = combine(
    $rules,
    loadRulesFx.pending,
    ({ check }, isLoading): RulesStatus => (check ? 'ready' : isLoading ? 'loading' : 'absent'),
  );
  const $isShown = createStore(false).on(shown, (_, isShown) => isShown);
  // A schema library takes longer to run than showing the fields may wait.
  sample({
    clock: [opened, shown],
    source: combine($opening, $isShown, (opening, isShown) => opening !== null && isShown),
    filter: (isOpen) => isOpen && isChecked === 'opened',
    fn: () => {},
    target: rulesWanted,
  });
  sample({
    clock: [changed, rowsChanged],
    source: $rules,
    filter: ({ check, wasTried }) => !check && !wasTried,
    fn: () => {},
    target: rulesWanted,
  });
  sample({
    clock: rulesWanted,
    source: $status,
    filter: (status) => status === 'absent',
    fn: () => {},
    target: loadRulesFx,
  });
  const rulesSettled = sample({ clock: loadRulesFx.finally, fn: () => {} });
  return { $opening, $rules, $status, rulesSettled };
}
