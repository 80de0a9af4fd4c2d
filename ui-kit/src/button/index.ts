export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
} from './button.tsx';
