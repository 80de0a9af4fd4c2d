export { Logo, type LogoProps, markDrawing } from './logo.tsx';
