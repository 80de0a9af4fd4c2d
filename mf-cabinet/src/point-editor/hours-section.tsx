import { useField } from '@ecocircle/app-kit/form';
import { useServices } from '@ecocircle/app-kit/remote';
import { useUnit } from 'effector-react';
import { HoursEditor } from '../hours-editor/index.ts';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

/** When the point is open. */
export function HoursSection() {
  const { now } = useServices().locale;
  const week = useField(editor, 'workingHours');
  const special = useField(editor, 'specialHours');
  const [problems, refusals] = useUnit([editor.$problems, editor.$refusals]);
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
