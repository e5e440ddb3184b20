import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly small?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button; while `isPending` it ignores presses but remains focused. */
export function Button({ kind = 'plain', small = false, ...rest }: ButtonProps): ReactNode {
  return <AriaButton {...rest} className={`button button-${kind}${small ? ' button-small' : ''}`} />;
}
