import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'onClick' | 'onKeyDown'
> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly small?: boolean;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly onPress?: () => void;
}

/** A button. `isPending` ignores presses without losing the focus; a held key counts once; the row around it gets no press. */
export function Button({
  kind = 'plain',
  small = false,
  type = 'button',
  isDisabled = false,
  isPending = false,
  onPress,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${kind}${small ? ' button-small' : ''}`}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.stopPropagation();
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    />
  );
}
