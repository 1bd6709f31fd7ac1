/** Direction marks and invisible characters: a name with these can imitate another. */
const DECEIVING = /[\p{Cc}\u2028\u2029]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/gu;
/** Zero-width joiners outside emoji and scripts that need them. */
const IDLE_JOINER =
  /(?<![\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Sinhala}\p{sc=Malayalam}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Khmer}])[\u200C\u200D]+/gu;
/** Tag characters outside flag emoji, where they hide text. */
const IDLE_TAGS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]+/gu;

/**
 * Cleans a name for storage: NFC, no direction marks or invisible characters, tabs and line breaks
 * as spaces. Emoji stay.
 */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\t\r\n\u2028\u2029]+/gu, ' ')
    .replaceAll(DECEIVING, '')
    .replaceAll(IDLE_TAGS, '')
    .replaceAll(IDLE_JOINER, '');
}
