import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';

type FileTextProps = {
  label: string;
  hint: ReactNode;
  accept: string;
  maxLength: number;
  required?: boolean;
  value: string;
  onChange: (text: string) => void;
};

/** A text that is typed, pasted or taken from a file. */
export function FileText({ accept, value, onChange, ...field }: FileTextProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="file-text">
      <TextAreaField
        {...field}
        rows={6}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button size="sm" onClick={() => chooser.current?.click()}>
        {t`Choose a file`}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void file.text().then(onChange);
          event.target.value = '';
        }}
      />
    </div>
  );
}
