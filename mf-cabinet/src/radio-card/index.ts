export { RadioCard, type RadioCardProps, RadioCards } from './radio-card.tsx';
