import { createContext, use } from 'react';

/** The level of a heading that names the card's point. */
export type NameLevel = 1 | 2 | 3;

/** The level of the heading that names the card's point; those of its parts are below it. */
export const CardLevel = createContext<NameLevel>(1);

/** The element of a heading so many levels below the name of the card's point. */
export const useHeadingBelow = (levels: 1 | 2) => `h${(use(CardLevel) + levels) as 2 | 3 | 4 | 5}` as const;
