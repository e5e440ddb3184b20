import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => void;
}

/** A form that its page sends. */
export function Form({ onSubmit, className = 'stack', ...rest }: Props): ReactNode {
  return (
    <form
      {...rest}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
