import type { ReactNode } from 'react';
import { ChevronDownIcon, LocateIcon, MapPinIcon } from '../icons/interface-icons.ts';
import styles from './answer-place.module.css';

/** What the link is made of that leads to the choice of another place. */
export interface PlaceLink {
  readonly 'aria-label': string;
  readonly children: ReactNode;
}

/** Props of {@link AnswerPlace}. */
export interface AnswerPlaceProps {
  readonly texts: {
    /** Stands above the place where there is room. */
    readonly label: string;
    /** The name of the link, with the place in it. */
    readonly change: string;
    readonly nearMe: string;
    /** Read out while the device is asked, and once it has told where it is. */
    readonly state: string;
  };
  /** From where an answer is looked for. */
  readonly place: string;
  readonly link: (link: PlaceLink) => ReactNode;
  /** Whether it is where the device is. */
  readonly isNear: boolean;
  readonly isAsking: boolean;
  /** Hears which button asks, to which the focus may come back. */
  readonly onNearMe: (button: HTMLElement) => void;
  /** hero: a part of the large bar; chip: stands in a row of chips beside the bar. */
  readonly look?: 'hero' | 'chip';
}

/**
 * From where an {@link AnswerBar} looks for answers: a place that leads to the choice of another one, and the way to be
 * found. Without scripts it is the link alone.
 *
 * @example
 * <AnswerPlace texts={texts} place="Almaty" link={(link) => <Link to="/city" {...link} />} isNear={false} isAsking={false} onNearMe={locate} />
 */
export function AnswerPlace(props: AnswerPlaceProps) {
  const { texts, place, link, isNear, isAsking, onNearMe, look = 'chip' } = props;
  const words = look === 'chip' ? 'visually-hidden' : undefined;
  return (
    <div className={styles.place} data-look={look}>
      {link({
        'aria-label': texts.change,
        children: (
          <>
            <MapPinIcon size="sm" />
            <span>
              <small className={words}>{texts.label}</small> {place}
            </span>
            <ChevronDownIcon size="xsm" />
          </>
        ),
      })}
      <button
        type="button"
        title={texts.nearMe}
        data-near={isNear || undefined}
        aria-disabled={isAsking || undefined}
        onClick={({ currentTarget }) => !isAsking && onNearMe(currentTarget)}
      >
        <LocateIcon size="sm" />
        <span className={words}>{texts.nearMe}</span>
      </button>
      <output className="visually-hidden">{texts.state}</output>
    </div>
  );
}
