import type { Mail } from '../../../lib/mailer.ts';

export type MailContent = {
  subject: string;
  /** Paragraphs; the button is after the first. */
  paragraphs: readonly [string, ...string[]];
  /** Lines with links after the first paragraph. */
  lines?: readonly { text: string; url: string | null }[];
  button?: { label: string; url: string };
  /** A link below the reason. */
  ending?: { label: string; url: string };
  language?: 'de' | 'en';
  /** Why the mail was sent. */
  reason: string;
};

const INK = '#e8eaf0';
const MUTED = '#9aa3b5';
const GROUND = '#0a0c0f';
const PANEL = '#15191e';
const ACCENT = '#ffb84d';
const LINE = '#2c343d';

/**
 * Lays out mails as text and HTML with tables and inline styles. Nothing is loaded, so opening a
 * mail reveals nothing.
 */
export function layOutMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, text: toText(content), html: toHtml(content) };
}

function toText({ paragraphs, button, ending, lines = [], reason }: MailContent): string {
  const [first, ...rest] = paragraphs;
  const listed = lines.map(({ text, url }) => (url === null ? `* ${text}` : `* ${text}\n  ${url}`));
  const link = [button].flatMap((part) => (part ? `${part.label}:\n${part.url}` : []));
  const last = [ending].flatMap((part) => (part ? `${part.label}:\n${part.url}` : []));
  const parts = [first, ...listed, ...link, ...rest, '-- \nDeckframe', reason, ...last];
  return `${parts.join('\n\n')}\n`;
}

const ADDRESS = { en: 'Or open this address:', de: 'Oder öffne diese Adresse:' } as const;

function toHtml(content: MailContent): string {
  const { subject, paragraphs, button, ending, lines = [], reason, language = 'en' } = content;
  const [first, ...rest] = paragraphs;
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:${INK}">${escapeHtml(text)}</p>`;
  const link =
    button === undefined
      ? ''
      : `<p style="margin:8px 0 24px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${ACCENT};color:${GROUND};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:${MUTED};word-break:break-all">${ADDRESS[language]} ${escapeHtml(button.url)}</p>`;
  const line = ({ text, url }: { text: string; url: string | null }): string =>
    `<tr><td style="padding:10px 0;border-top:1px solid ${LINE};font-size:15px;line-height:22px;color:${INK}">${url === null ? escapeHtml(text) : `<a href="${escapeHtml(url)}" style="color:${INK}">${escapeHtml(text)}</a>`}</td></tr>`;
  const list =
    lines.length === 0
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-bottom:1px solid ${LINE}">${lines.map(line).join('')}</table>`;
  const last =
    ending === undefined
      ? ''
      : `<br><a href="${escapeHtml(ending.url)}" style="color:${MUTED}">${escapeHtml(ending.label)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${GROUND};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;letter-spacing:.04em;color:${ACCENT}">DECKFRAME</td></tr>
<tr><td style="padding:32px 28px 16px;background:${PANEL};border:1px solid ${LINE};border-radius:12px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:28px;color:${INK}">${escapeHtml(subject)}</h1>
${paragraph(first)}
${list}${link}
${rest.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(reason)}${last}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
