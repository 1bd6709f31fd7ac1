import { PageHeading } from '#ui/page-heading.tsx';
import { ButtonSection, IconButtonSection } from '../site/kit/button-section.tsx';
import { CardSection, GlyphSection } from '../site/kit/card-section.tsx';
import { TableSection, TabsSection } from '../site/kit/data-section.tsx';
import { ChoiceSection, FieldSection } from '../site/kit/field-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { NavigationSection } from '../site/kit/navigation-section.tsx';
import { OverlaySection } from '../site/kit/overlay-section.tsx';
import { EmptySection, ErrorSection, LoadingSection, NoticeSection } from './state-section.tsx';
import { LiveToastSection, ToastSection } from '../site/kit/toast-section.tsx';
import { AccentSection, TokenSection, TypeSection } from './token-section.tsx';
import '../site/kit/kit.css';

/** Development page: every part of the kit in every state. English only, never translated. */
export function KitPage() {
  return (
    <div className="kit">
      <PageHeading
        eyebrow="Development"
        title="Component kit"
        lead="Every part in every state. What is not here does not exist."
      />
      <div className="kit__grid">
        <ToastSection />
        <LiveToastSection />
        <IdentitySection />
        <ButtonSection />
        <IconButtonSection />
        <CardSection />
        <GlyphSection />
        <FieldSection />
        <ChoiceSection />
        <NoticeSection />
        <TableSection />
        <EmptySection />
        <NavigationSection />
        <OverlaySection />
        <ErrorSection />
        <TabsSection />
        <TypeSection />
        <LoadingSection />
        <TokenSection />
        <AccentSection />
      </div>
    </div>
  );
}
