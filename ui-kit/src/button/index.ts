export { Button, ButtonLink, IconButton } from './button.tsx';
