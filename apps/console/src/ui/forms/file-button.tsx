import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';

interface Props extends Omit<ButtonProps, 'onPress'> {
  readonly kinds: readonly string[];
  readonly onChoose: (file: File) => void;
}

export function FileButton({ kinds, onChoose, ...button }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onChoose(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
