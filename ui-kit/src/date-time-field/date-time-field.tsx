import { Fragment, type ReactElement, useRef } from 'react';
import { DayControl } from '../date-field/day-control.tsx';
import { useDateField } from '../date-field/use-date-field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { useSentValue } from '../field/use-sent-value.ts';
import { useTypedFigures } from '../field/use-typed-figures.ts';
import { TimeControl } from '../time-field/time-control.tsx';
import styles from './date-time-field.module.css';
import type { DateTimeFieldProps } from './date-time-field-props.ts';
import { keeping, wrongHalves } from './halves.ts';

/** The two halves, and how each changes the whole. */
function useHalves({ value, onValueChange, figures, texts, load }: DateTimeFieldProps) {
  const changeDay = (day: string): void => onValueChange({ ...value, day });
  const changeTime = (time: string): void => onValueChange({ ...value, time });
  const day = useDateField({
    value: value.day,
    onValueChange: changeDay,
    figures: keeping(figures.day),
    texts: texts.day,
    load,
  });
  const time = useTypedFigures(value.time, changeTime, keeping(figures.time));
  const timeInput = useRef<HTMLInputElement>(null);
  useSentValue(timeInput, value.time);
  return { day, time, timeInput, changeDay };
}

/**
 * A field for a day and a time, in the figures of the page's language: a field for each, under one label. It is left
 * once both are, and tells which of them is wrong.
 */
export function DateTimeField(props: DateTimeFieldProps): ReactElement {
  const {
    value,
    onValueChange: _,
    figures: __,
    texts,
    load: ___,
    min,
    max,
    onFocus,
    onBlur,
    ...given
  } = props;
  const { day, time, timeInput, changeDay } = useHalves(props);
  const wrong = wrongHalves(props);
  const own = [wrong.day, wrong.time].filter(Boolean);
  const group = useRef<HTMLFieldSetElement>(null);
  const { ids, frame, described, state, touch, rest } = useField({
    ...given,
    error:
      own.length > 0
        ? own.map((text) => (
            <Fragment key={text}>
              <span className={styles.wrong}>{text}</span>{' '}
            </Fragment>
          ))
        : given.error,
  });
  const left = (to: Node | null): void => {
    if (group.current?.contains(to)) return;
    touch();
    onBlur?.();
  };
  const half = (name: 'day' | 'time') => {
    // Without words of its own about a half, what is wrong is about both.
    const isRight = own.length > 0 && wrong[name] === '';
    return {
      state: state === 'invalid' && isRight ? 'normal' : state,
      attributes: {
        ...rest,
        'aria-describedby': described['aria-describedby'],
        'aria-invalid': isRight ? undefined : described['aria-invalid'],
        'aria-labelledby': `${ids.label} ${ids.control}-${name}`,
        onFocus,
      },
    };
  };
  const [dayHalf, timeHalf] = [half('day'), half('time')];
  return (
    <FieldFrame {...frame}>
      <fieldset ref={group} aria-labelledby={ids.label} className={styles.halves}>
        <DayControl
          {...{ day, ids, min, max }}
          {...dayHalf}
          value={value.day}
          onValueChange={changeDay}
          texts={texts.day}
          label={frame.label}
          isTicked={false}
          onUnreadable={touch}
          onLeft={left}
        />
        <TimeControl
          typed={time}
          texts={texts.time}
          state={timeHalf.state}
          attributes={{ ...timeHalf.attributes, name: rest.name && `${rest.name}.time`, ref: timeInput }}
          onUnreadable={touch}
          onLeft={left}
        />
      </fieldset>
      {(['day', 'time'] as const).map((name) => (
        <span key={name} id={`${ids.control}-${name}`} hidden>
          {texts.both[name]}
        </span>
      ))}
    </FieldFrame>
  );
}
