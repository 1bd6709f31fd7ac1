/** Sets the theme before the first paint; self-contained, because it is inlined. */
export function startTheme(): void {
  const root = document.documentElement;
  const light = matchMedia('(prefers-color-scheme: light)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const apply = (): void => {
    let choice: string | null = null;
    try {
      choice = localStorage.getItem('theme');
    } catch {
      choice = null;
    }
    const isLight = choice === 'light' || (choice !== 'dark' && light.matches);
    const isStrong = choice === 'contrast' || (choice === null && contrast.matches);
    root.dataset['theme'] = isLight ? 'light' : 'dark';
    root.toggleAttribute('data-strong', isStrong);
  };
  apply();
  light.addEventListener('change', apply);
  contrast.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('themechoice', apply);
}
