export { SkillInfoScreen as Component } from '../features/skill-info/skill-info-screen.tsx'
