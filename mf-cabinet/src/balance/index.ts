export * from './balance-card.tsx';
