import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface Props extends Omit<ButtonProps, 'onPress'> {
  /** Extensions, such as `.csv`. */
  readonly kinds: readonly string[];
  readonly onChoose: (file: File) => void;
}

/** Opens the file dialog of the browser. */
export function FileButton({ kinds, onChoose, ...button }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const open = (): void => {
    if (field.current === null) return;
    // The same file can be chosen again.
    field.current.value = '';
    field.current.click();
  };

  return (
    <>
      <Button {...button} onPress={open} />
      <input
        ref={field}
        type="file"
        hidden
        accept={kinds.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
