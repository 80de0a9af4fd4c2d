import { type DayRange, dayRangeProblems, ruleMessage } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const BOUNDS = ['from', 'to'] as const;

/** Refuses a query whose days are the wrong way round, at both parameters. */
export const daysInOrder = <Query extends DayRange & object>() =>
  v.rawCheck<Query>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Query = dataset.value;
    const problems = dayRangeProblems(input);
    for (const key of BOUNDS) {
      const problem = problems[key];
      if (!problem) continue;
      const path: [v.ObjectPathItem] = [
        { type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value: input[key] },
      ];
      addIssue({ message: ruleMessage(problem), path });
    }
  });
