export { Card, type CardProps, cardLinkClass } from './card.tsx';
