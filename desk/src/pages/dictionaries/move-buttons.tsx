import { useWording } from '@ecocircle/app-kit/wording';
import type { DictionaryName } from '@ecocircle/shared-contracts';
import { ChevronDownIcon, ChevronUpIcon, IconButton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import styles from './dictionaries.module.css';
import { ENTRY_LISTS, nameOf } from './model.ts';
import { $latestMove, moved, ordering, type Way } from './order-model.ts';

interface MoveButtonsProps {
  readonly dictionary: DictionaryName;
  readonly id: string;
  /** What the entry is called. */
  readonly name: string;
}

/** The ids of a dictionary as its list shows them. */
function useOrder(dictionary: DictionaryName) {
  const state = useUnit(ENTRY_LISTS[dictionary].$state);
  return state.kind === 'ready' ? state.data.entries : [];
}

/** A list in a new order has lost the focus of what was moved: its button, or the other one at the edge, takes it. */
function useKeptFocus(id: string, place: number) {
  const buttons = useRef<HTMLDivElement>(null);
  const latest = useUnit($latestMove);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (latest?.id !== id) return;
    const [up, down] = buttons.current?.querySelectorAll('button') ?? [];
    const [pressed, other] = latest.way === 'up' ? [up, down] : [down, up];
    (pressed?.disabled ? other : pressed)?.focus();
  }, [id, place, latest]);
  return buttons;
}

/** Move an entry by one place. */
export function MoveButtons({ dictionary, id, name }: MoveButtonsProps) {
  const { t } = useWording();
  const order = useOrder(dictionary);
  const move = useUnit(moved);
  const place = order.findIndex((entry) => entry.id === id);
  const buttons = useKeptFocus(id, place);
  const go = (way: Way) => () => move({ dictionary, id, way, order });
  return (
    <div ref={buttons} className={styles.moves}>
      <IconButton
        label={t('dictionaries.moveUp', { name })}
        icon={<ChevronUpIcon />}
        disabled={place <= 0}
        onClick={go('up')}
      />
      <IconButton
        label={t('dictionaries.moveDown', { name })}
        icon={<ChevronDownIcon />}
        disabled={place === order.length - 1}
        onClick={go('down')}
      />
    </div>
  );
}

/** Tells who does not see it where the moved entry stands now. */
export function MovedNote({ dictionary }: Pick<MoveButtonsProps, 'dictionary'>) {
  const { t, number, locale } = useWording();
  const order = useOrder(dictionary);
  const [latest, made] = useUnit([$latestMove, ordering.$made]);
  const at = order.findIndex(({ id }) => id === latest?.id);
  const shown = order[at];
  return (
    <p role="status" className="visually-hidden">
      {made && shown && t('dictionaries.placed', { name: nameOf(shown, locale), place: number(at + 1) })}
    </p>
  );
}
