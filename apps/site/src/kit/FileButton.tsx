import { useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';

interface Props {
  readonly name: string;
  readonly open: (file: File) => void;
  /** Kinds of files that it offers first. */
  readonly accept?: string;
}

/** A button that opens one of our files. */
export const FileButton = ({ name, open, accept = 'application/json,.json' }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="btn" onClick={() => input.current?.click()}>
        <Icon name="file" /> {name}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={name}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open(file);
          // The same file, mended, is opened again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};
