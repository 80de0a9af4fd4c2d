import { useField } from '@ecocircle/app-kit/form';
import { useServices } from '@ecocircle/app-kit/remote';
import type { FieldProblems } from '@ecocircle/shared-contracts';
import { useStoreMap, useUnit } from 'effector-react';
import { HoursEditor } from '../hours-editor/index.ts';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

const isOfHours = ([path]: readonly [string, unknown]): boolean =>
  /^(workingHours|specialHours)\b/.test(path);

const ofHours = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(isOfHours));

const isOther = (one: FieldProblems, other: FieldProblems): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/** What is wrong with the hours; a key that is typed elsewhere draws none of their thirty fields anew. */
const useHoursProblems = (): FieldProblems =>
  useStoreMap({ store: editor.$problems, keys: [], fn: ofHours, updateFilter: isOther });

/** When the point is open. */
export function HoursSection() {
  const { now } = useServices().locale;
  const week = useField(editor, 'workingHours');
  const special = useField(editor, 'specialHours');
  const problems = useHoursProblems();
  const refusals = useUnit(editor.$refusals);
  return (
    <Section name="hours">
      <FieldPlace path="workingHours">
        <HoursEditor
          week={week.value}
          onWeekChange={week.onValueChange}
          special={special.value}
          onSpecialChange={special.onValueChange}
          problems={problems}
          isTold={refusals > 0}
          // Swedish writes a day as `YYYY-MM-DD`.
          today={now.toLocaleDateString('sv-SE')}
        />
      </FieldPlace>
    </Section>
  );
}
