import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'onClick'
> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly small?: boolean;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button; while `isPending` it ignores presses and keeps the focus. */
export function Button(props: ButtonProps): ReactNode {
  const { kind = 'plain', small = false, isDisabled, isPending = false, onPress, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${kind}${small ? ' button-small' : ''}`}
      disabled={isDisabled}
      {...(isPending ? { 'aria-disabled': true, 'data-pending': true } : {})}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    />
  );
}
