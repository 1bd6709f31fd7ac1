/** Letters of other scripts, and unusual Latin ones, that are drawn like a plain Latin letter. */
export const CONFUSABLE_LETTERS: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o',
  п: 'n', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ь: 'b',
  ӏ: 'l', г: 'r', д: 'd', б: '6', ч: '4',
  // Greek
  α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', ς: 'c',
  σ: 'o', τ: 't', υ: 'u', χ: 'x', ω: 'w', ζ: 'z',
  // Armenian and Georgian
  օ: 'o', ս: 'u', հ: 'h', ո: 'n', ց: 'g', զ: 'q', ք: 'p',
  // Latin beyond the plain letters
  ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ƅ: 'b', ɑ: 'a', ɡ: 'g', ɩ: 'i', ɪ: 'i',
  ʟ: 'l', ɴ: 'n', ʀ: 'r', ʏ: 'y', ʙ: 'b', ɢ: 'g', ʜ: 'h', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'p',
  ǀ: 'l', ꞁ: 'l', ƨ: '2', ɛ: 'e',
}; // prettier-ignore
