import { type RefObject } from 'react';
/** Moves the focus into a card that opens, and back to the list item when it closes. */
export declare function useCardFocus(panel: RefObject<HTMLElement | null>, selectedId: string | null): void;
